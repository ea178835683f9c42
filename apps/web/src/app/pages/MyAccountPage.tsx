import { PersonCard } from "../../features/person/account/PersonCard.tsx";
import { MyRegistrations } from "../../features/registration/account/MyRegistrations.tsx";
import { AccountPage } from "../../features/user/account/AccountPage.tsx";

/** The account with what later nouns hold of the reader: an account itself knows nothing of them. */
export function MyAccountPage() {
  return (
    <AccountPage>
      <MyRegistrations />
      <PersonCard />
    </AccountPage>
  );
}
