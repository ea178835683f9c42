import { Outlet } from "@tanstack/react-router";
import { DefaultFrame } from "./DefaultFrame.tsx";

/** Header, page, footer. */
export function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}
