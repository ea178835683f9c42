import { useQueryClient } from "@tanstack/react-query";
import type { EventResponse } from "@tightlines/contract/event";
import { useApi } from "../../../lib/api/api.context.ts";
import { m } from "../../../paraglide/messages.js";
import { Card } from "../../../ui/Card.tsx";
import { toast } from "../../../ui/toast.ts";
import { ImageUpload } from "../../upload/ImageUpload.tsx";
import styles from "./EventImages.module.css";
import { eventKeys } from "../event.queries.ts";

/** Cover photo and logo: what is chosen is on the event at once. */
export function EventImages({ event }: { event: EventResponse }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { event: String(event.id) };

  async function saved(image: string | null) {
    toast.success(image ? m.event_image_saved() : m.event_image_removed());
    await queryClient.invalidateQueries({ queryKey: eventKeys.all });
  }

  async function setLogo(logo: string | null) {
    await api.patch("/api/events/{event}/logo", { params, body: { logo } });
    await saved(logo);
  }

  async function setCoverPhoto(coverPhoto: string | null) {
    await api.patch("/api/events/{event}/cover-photo", { params, body: { coverPhoto } });
    await saved(coverPhoto);
  }

  return (
    <div className={styles.images}>
      <Card title={m.event_images_title()}>
        <ImageUpload
          label={m.event_image_cover()}
          aspect={3}
          value={event.coverPhoto}
          onUploaded={setCoverPhoto}
          onRemove={() => setCoverPhoto(null)}
        />
        <ImageUpload
          label={m.event_image_logo()}
          aspect={1}
          value={event.logo}
          onUploaded={setLogo}
          onRemove={() => setLogo(null)}
        />
      </Card>
    </div>
  );
}
