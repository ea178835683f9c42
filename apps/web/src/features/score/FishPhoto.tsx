import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../lib/api/api.context.ts";
import { m } from "../../paraglide/messages.js";
import { BlobImage } from "../../ui/BlobImage.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { catchPhotoQuery } from "./catch-photo.queries.ts";
import styles from "./FishPhoto.module.css";

export interface FishPhotoProps {
  eventId: number;
  catchId: string;
  /** As the list counts the fish. */
  number: number;
  /** The photo itself, while it is on this device. */
  blob: Blob | undefined;
}

/** Shows the photo of a fish to whoever enters or judges scores. */
export function FishPhoto({ number, ...photo }: FishPhotoProps) {
  const [isOpen, setOpen] = useState(false);
  const title = m.photo_of_fish({ number });
  return (
    <>
      <Button size="compact-sm" aria-label={title} onClick={() => setOpen(true)}>
        {m.photo_show()}
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setOpen(false)} title={title}>
          <Photo {...photo} alt={title} />
        </Dialog>
      )}
    </>
  );
}

function Photo({ eventId, catchId, blob, alt }: Omit<FishPhotoProps, "number"> & { alt: string }) {
  const query = useQuery({ ...catchPhotoQuery(useApi(), eventId, catchId), enabled: blob === undefined });
  const shown = blob ?? query.data;
  if (query.isError) return <p role="alert">{m.photo_failed()}</p>;
  return shown ? <BlobImage className={styles.whole} blob={shown} alt={alt} /> : <div aria-busy />;
}
