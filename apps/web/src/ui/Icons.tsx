import { icon } from "./icon.tsx";

export const SearchIcon = /* @__PURE__ */ icon(
  <path d="M8.75 3.25a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 4 4" />,
);
export const PlusIcon = /* @__PURE__ */ icon(<path d="M10 4v12M4 10h12" />);
export const CalendarIcon = /* @__PURE__ */ icon(
  <path d="M3.25 4.75h13.5v12H3.25zM3.25 8.5h13.5M7 2.75v3.5M13 2.75v3.5" />,
);
export const PinIcon = /* @__PURE__ */ icon(
  <path d="M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9Zm0-11a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />,
);
export const DownloadIcon = /* @__PURE__ */ icon(<path d="M10 3.5V13M6 9.5l4 4 4-4M3.5 13v3.5h13V13" />);
export const AccessibleIcon = /* @__PURE__ */ icon(
  <path d="M9 3.2v.1M9 6.5v5h4.5l2 4.5M9 8.75h3.5M6.5 9.75a4 4 0 1 0 5.3 5.25" strokeWidth="1.9" />,
);
