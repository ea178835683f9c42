import { lookAtPages, pagesOf } from "./harness/look-at-pages.ts";

const nowhere = "/no/such/water";

lookAtPages({
  whose: "a guest",
  remember: async () => undefined,
  addresses: (event) => {
    const { running, finished, cancelled } = event.others;
    return [
      ...pagesOf("guest", event),
      nowhere,
      "/events?search=no+such+cup",
      "/forgot-password?code=old",
      `/events/${running}`,
      `/events/${finished}`,
      `/events/${cancelled}`,
      ...["sectors", "groups", "rotations", "draws"].map((page) => `/events/${running}/${page}`),
    ];
  },
  lost: [nowhere],
});
