import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { BlobImage } from "../../ui/BlobImage.tsx";
import { reportPhotoQuery } from "./report.queries.ts";

export interface ReportPhotoProps {
  eventUrl: string;
  report: { id: string; number: number; anglerName: string; photo: { width: number; height: number } };
  className?: string | undefined;
}

/** The photo of a report. It has no address that others could open. */
export function ReportPhoto({ eventUrl, report, className }: ReportPhotoProps) {
  const { id, number, anglerName, photo } = report;
  const { data: blob, isError } = useQuery(reportPhotoQuery(useApi(), eventUrl, id, "1600"));
  const { width, height } = photo;
  if (isError) return <p role="alert">{m.photo_failed()}</p>;
  if (!blob) return <div className={className} style={{ aspectRatio: `${width} / ${height}` }} aria-busy />;
  return (
    <BlobImage
      className={className}
      blob={blob}
      width={width}
      height={height}
      alt={m.report_photo_of({ number, name: anglerName })}
    />
  );
}
