import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { UploadListItem } from "@tightlines/contract/upload";
import { useApi } from "../../lib/api/api.context.ts";
import { DeleteButton } from "../../lib/deletion/DeleteButton.tsx";
import { formatReadersDay } from "../../lib/time/format-day.ts";
import { m } from "../../paraglide/messages.js";
import { toast } from "../../ui/toast.ts";
import { uploadListQuery } from "./upload.queries.ts";
import styles from "./UploadPage.module.css";

export function UploadCard({ upload }: { upload: UploadListItem }) {
  const name = m.upload_item({ day: formatReadersDay(upload.createdAt) });
  return (
    <article className={styles.card}>
      <img
        className={styles.image}
        src={upload.url}
        srcSet={upload.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ")}
        sizes="(max-width: 40rem) 100vw, 20rem"
        width={upload.width}
        height={upload.height}
        alt=""
        loading="lazy"
      />
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.size}>{m.upload_item_size({ width: upload.width, height: upload.height })}</p>
        <Uses usedBy={upload.usedBy} />
        {upload.usedBy.length === 0 && <DeleteUpload upload={upload} name={name} />}
      </div>
    </article>
  );
}

function Uses({ usedBy }: { usedBy: UploadListItem["usedBy"] }) {
  if (usedBy.length === 0) return <p className={styles.uses}>{m.upload_unused()}</p>;
  return (
    <ul className={styles.uses}>
      {usedBy.map((use) => (
        <li key={JSON.stringify(use)}>
          <Use use={use} />
        </li>
      ))}
    </ul>
  );
}

function Use({ use }: { use: UploadListItem["usedBy"][number] }) {
  if (use.as === "species-photo") {
    return (
      <>
        {m.upload_used_as_species()}{" "}
        <Link to="/species" search={{ search: use.speciesName }}>
          {use.speciesName}
        </Link>
      </>
    );
  }
  return (
    <>
      {eventUses[use.as]()}{" "}
      <Link to="/events/$eventUrl" params={{ eventUrl: use.eventUrl }}>
        {use.eventName}
      </Link>
    </>
  );
}

const eventUses = {
  logo: m.upload_used_as_logo,
  "cover-photo": m.upload_used_as_cover,
  "team-logo": m.upload_used_as_team_logo,
};

function DeleteUpload({ upload, name }: { upload: UploadListItem; name: string }) {
  const api = useApi();
  const queryClient = useQueryClient();

  async function remove() {
    await api.delete("/api/uploads/{id}", { params: { id: upload.id } });
    toast.success(m.upload_deleted());
    await queryClient.invalidateQueries({ queryKey: uploadListQuery(api).queryKey });
  }

  return (
    <DeleteButton
      label={m.upload_delete()}
      name={name}
      goes={m.upload_delete_goes()}
      stays={m.upload_delete_stays()}
      onConfirm={remove}
    />
  );
}
