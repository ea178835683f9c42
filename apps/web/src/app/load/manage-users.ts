/** The pages of administrators about users, in one script: the first one names each script that it may fetch. */
export { AddUserPage } from "../../features/user/manage/AddUserPage.tsx";
export { EditUserPage } from "../../features/user/manage/EditUserPage.tsx";
export { UserDetailPage } from "../../features/user/manage/UserDetailPage.tsx";
export { UserListPage } from "../../features/user/manage/UserListPage.tsx";
