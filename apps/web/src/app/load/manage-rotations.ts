/** The pages of those who plan the rotation, in one script: the first one names each script that it may fetch. */
export { AddRotationPage } from "../../features/rotation/manage/AddRotationPage.tsx";
export { EditRotationPage } from "../../features/rotation/manage/EditRotationPage.tsx";
export { RotationListPage } from "../../features/rotation/manage/RotationListPage.tsx";
