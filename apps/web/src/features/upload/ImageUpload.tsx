import { imageSrcSet } from "@tightlines/contract/upload-url";
import { type ReactNode, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/Button.tsx";
import { CropDialog } from "./CropDialog.tsx";
import { CroppedImage } from "./CroppedImage.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import styles from "./ImageUpload.module.css";
import { ACCEPTED_TYPES } from "./open-image.ts";
import { type UploadStage, useImageUpload } from "./use-image-upload.ts";
import { useDropTarget } from "../../ui/use-drop-target.ts";

export interface ImageUploadProps {
  /** The address of the image that is there now. */
  value: string | null;
  /** Width over height of what is shown: the image is cropped to it. */
  aspect: number;
  label: string;
  /** What is wrong with the image that is there. */
  problem?: ReactNode;
  /** Given the address of the stored image, to be kept. A rejection is shown beside the field. */
  onUploaded: (url: string) => void | Promise<unknown>;
  onRemove: () => void | Promise<unknown>;
}

/** An image that can be dropped, chosen or taken with the camera, cropped, replaced and removed. */
export function ImageUpload({
  value,
  aspect,
  label,
  problem: given,
  onUploaded,
  onRemove,
}: ImageUploadProps) {
  const [isRemoving, setRemoving] = useState(false);
  const { stage, problem, choose, crop, cancel, report } = useImageUpload(aspect, onUploaded);
  const { isOver, ...drop } = useDropTarget((file) => void choose(file));
  const isSending = stage.kind === "sending";

  async function remove() {
    setRemoving(true);
    try {
      await onRemove();
    } catch (error) {
      report(error);
    }
    setRemoving(false);
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.frame} style={{ "--aspect": aspect }} data-over={isOver || undefined} {...drop}>
        {isSending ? (
          <Sending stage={stage} label={label} />
        ) : (
          <Current value={value} label={label} isOver={isOver} />
        )}
      </div>
      {(problem ?? given) && (
        <p role="alert" className={styles.problem}>
          {problem?.sentence ?? given}
        </p>
      )}
      <div className={styles.actions}>
        {isSending ? (
          <Button onClick={cancel}>{m.upload_cancel()}</Button>
        ) : (
          <>
            {problem?.again && <Button onClick={problem.again}>{m.upload_again()}</Button>}
            <FileButton accept={ACCEPTED_TYPES} onFile={(file) => void choose(file)}>
              {value ? m.upload_replace() : m.upload_choose()}
            </FileButton>
            <span className={styles.camera}>
              <FileButton accept={ACCEPTED_TYPES} capture onFile={(file) => void choose(file)}>
                {m.upload_camera()}
              </FileButton>
            </span>
            {value && (
              <Button variant="subtle" color="clay" loading={isRemoving} onClick={() => void remove()}>
                {m.upload_remove()}
              </Button>
            )}
          </>
        )}
      </div>
      <CropDialog
        image={stage.kind === "cropping" ? stage.image : null}
        aspect={aspect}
        onCrop={crop}
        onClose={cancel}
      />
    </fieldset>
  );
}

function Current({ value, label, isOver }: { value: string | null; label: string; isOver: boolean }) {
  if (isOver) return <p className={styles.hint}>{m.upload_drop_now()}</p>;
  if (!value) return <p className={styles.hint}>{m.upload_drop()}</p>;
  return (
    <img
      className={styles.current}
      src={value}
      srcSet={imageSrcSet(value)}
      sizes="(max-width: 34rem) 100vw, 34rem"
      alt={m.upload_current({ label })}
    />
  );
}

/** What is on its way, at once as it will be seen. */
function Sending({ stage, label }: { stage: UploadStage & { kind: "sending" }; label: string }) {
  const { image, crop, share } = stage;
  return (
    <>
      {crop ? (
        <CroppedImage address={image.address} crop={crop} alt={m.upload_chosen({ label })} />
      ) : (
        <p className={styles.hint}>{image.file.name}</p>
      )}
      <div className={styles.progress}>
        <progress max={1} {...(share < 1 && { value: share })} aria-label={m.upload_sending({ label })} />
        <output>{share < 1 ? `${Math.round(share * 100)} %` : m.upload_working()}</output>
      </div>
    </>
  );
}
