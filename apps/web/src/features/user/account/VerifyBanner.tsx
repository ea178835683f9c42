import { useIdentity } from "../../../lib/identity/identity.context.ts";
import type { SignedIn } from "../../../lib/identity/token-claims.ts";
import { m } from "../../../paraglide/messages.js";
import { Banner } from "../../../ui/Banner.tsx";
import { Button } from "../../../ui/Button.tsx";
import { toast } from "../../../ui/toast.ts";
import { asFormProblem } from "../sign-in/identity-sentence.ts";

export function VerifyBanner({ signedIn: { email } }: { signedIn: SignedIn }) {
  const identity = useIdentity();
  async function sendAgain() {
    try {
      await identity.act((provider) => provider.sendVerification());
      toast.success(m.user_account_verify_sent({ email }));
    } catch (error) {
      toast.error((asFormProblem(error) as { detail: string }).detail);
    }
  }
  return (
    <Banner
      action={
        <Button variant="subtle" onClick={() => void sendAgain()}>
          {m.user_account_verify_again()}
        </Button>
      }
    >
      {m.user_account_verify({ email })}
    </Banner>
  );
}
