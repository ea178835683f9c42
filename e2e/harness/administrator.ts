export const administrator = { email: "desk@example.org", password: "keeper of the gate" };

/** For `startProduct`, so that there is an administrator from the start. */
export const administratorSettings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
