import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
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
  const url = useBlobUrl(blob);
  const { width, height } = photo;
  if (isError) return <p role="alert">{m.report_photo_failed()}</p>;
  if (!url) return <div className={className} style={{ aspectRatio: `${width} / ${height}` }} aria-busy />;
  return (
    <img
      className={className}
      src={url}
      width={width}
      height={height}
      alt={m.report_photo_of({ number, name: anglerName })}
    />
  );
}

/** An address for what is in memory, for as long as it is shown. */
export function useBlobUrl(blob: Blob | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
