import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/Button.tsx";
import styles from "./ReplyPage.module.css";
import { useReply } from "./use-reply.ts";

/** One press is an answer. */
export function ReplyButtons({ code }: { code: string }) {
  const { reply, isReplying } = useReply(code);
  return (
    <div className={styles.buttons}>
      <Button variant="filled" disabled={isReplying} onClick={() => void reply("yes")}>
        {m.registration_reply_yes()}
      </Button>
      <Button disabled={isReplying} onClick={() => void reply("no")}>
        {m.registration_reply_no()}
      </Button>
    </div>
  );
}
