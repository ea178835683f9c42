/** The pages of one's own account, in one script: the first one names each script that it may fetch. */
export { MyEventsPage } from "../../features/event/manage/own/MyEventsPage.tsx";
export { InvitationsPage } from "../../features/security/account/InvitationsPage.tsx";
export { ChangePasswordPage } from "../../features/user/account/ChangePasswordPage.tsx";
export { OrganizerPage } from "../../features/user/account/OrganizerPage.tsx";
export { MyAccountPage } from "../pages/MyAccountPage.tsx";
