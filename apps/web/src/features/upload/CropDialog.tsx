import { type ReactNode, useId, useRef, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ActionIcon } from "../../ui/ActionIcon.tsx";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogButtons } from "../../ui/DialogButtons.tsx";
import { ChevronDownIcon, ChevronLeftIcon } from "../../ui/FrameIcons.tsx";
import { ChevronRightIcon, ChevronUpIcon } from "../../ui/ManageIcons.tsx";
import { type Crop, cropOf, MAX_ZOOM, moveView, WHOLE_VIEW, zoomView } from "./crop-geometry.ts";
import styles from "./CropDialog.module.css";
import { CroppedImage } from "./CroppedImage.tsx";
import { useCropGestures } from "./use-crop-gestures.ts";

export interface CropDialogProps {
  /** Closed without one. */
  image: { address: string; aspect: number } | null;
  /** Width over height of the frame. */
  aspect: number;
  onCrop: (crop: Crop) => void;
  onClose: () => void;
}

/** Asks which part of an image is to be shown. */
export function CropDialog({ image, aspect, onCrop, onClose }: CropDialogProps) {
  return (
    <Dialog isOpen={image !== null} onClose={onClose} title={m.upload_crop_title()}>
      {image && (
        <Cropper key={image.address} image={image} aspect={aspect} onCrop={onCrop} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Cropper({
  image,
  aspect,
  onCrop,
  onClose,
}: CropDialogProps & { image: { address: string; aspect: number } }) {
  const [view, setView] = useState(WHOLE_VIEW);
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const crop = cropOf(view, image.aspect, aspect);
  const move = (byX: number, byY: number) =>
    setView((view) => moveView(view, cropOf(view, image.aspect, aspect), byX, byY));
  const gestures = useCropGestures(frame, {
    onMove: move,
    onZoom: (factor) => setView((view) => zoomView(view, view.zoom * factor)),
  });
  return (
    <div className={styles.cropper}>
      {/* Arrow keys belong to the frame while it has the focus, which is what this role says. */}
      <div
        ref={frame}
        className={styles.frame}
        style={{ "--aspect": aspect }}
        role="application"
        aria-label={m.upload_crop_frame()}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- that role takes keys
        tabIndex={0}
        {...gestures}
      >
        <CroppedImage address={image.address} crop={crop} alt="" />
      </div>
      <p id={helpId} className={styles.help}>
        {m.upload_crop_help()}
      </p>
      <label className={styles.zoom}>
        {m.upload_crop_zoom()}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={view.zoom}
          onChange={(event) => setView(zoomView(view, Number(event.currentTarget.value)))}
        />
      </label>
      <MoveButtons onMove={move} />
      <DialogButtons>
        <Button onClick={onClose}>{m.ui_cancel()}</Button>
        <Button variant="filled" onClick={() => onCrop(crop)}>
          {m.upload_crop_use()}
        </Button>
      </DialogButtons>
    </div>
  );
}

/** For those who cannot drag (WCAG 2.5.7). */
function MoveButtons({ onMove }: { onMove: (byX: number, byY: number) => void }) {
  const button = (label: string, icon: ReactNode, byX: number, byY: number) => (
    <ActionIcon variant="default" aria-label={label} onClick={() => onMove(byX, byY)}>
      {icon}
    </ActionIcon>
  );
  return (
    <div className={styles.moves}>
      {button(m.upload_crop_left(), <ChevronLeftIcon />, -0.1, 0)}
      {button(m.upload_crop_right(), <ChevronRightIcon />, 0.1, 0)}
      {button(m.upload_crop_up(), <ChevronUpIcon />, 0, -0.1)}
      {button(m.upload_crop_down(), <ChevronDownIcon />, 0, 0.1)}
    </div>
  );
}
