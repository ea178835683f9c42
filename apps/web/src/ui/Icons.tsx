import { icon } from "./icon.tsx";

export const SearchIcon = /* @__PURE__ */ icon(
  <path d="M8.75 3.25a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Zm4 9.5 4 4" />,
);
export const UserIcon = /* @__PURE__ */ icon(
  <path d="M10 3a3.25 3.25 0 1 1 0 6.5A3.25 3.25 0 0 1 10 3ZM3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5" />,
);
export const LogoutIcon = /* @__PURE__ */ icon(<path d="M8 3.5H4.5v13H8M12.5 6.5 16 10l-3.5 3.5M16 10H8" />);
export const DeviceIcon = /* @__PURE__ */ icon(<path d="M3 4h14v9.5H3zM7 17h6M10 13.5V17" />);
export const PlusIcon = /* @__PURE__ */ icon(<path d="M10 4v12M4 10h12" />);
export const PencilIcon = /* @__PURE__ */ icon(
  <path d="m4 16 .7-3.5L13 4.2a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1L7.5 15.3 4 16Zm7.5-10.3 2.8 2.8" />,
);
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M3.5 5.5h13M8 5.5V3.25h4V5.5M5.25 5.5 6 16.75h8l.75-11.25M8.5 8.5v5M11.5 8.5v5" />,
);
export const ChevronUpIcon = /* @__PURE__ */ icon(<path d="m5 12.5 5-5 5 5" />);
export const ChevronRightIcon = /* @__PURE__ */ icon(<path d="m7.5 5 5 5-5 5" />);
export const CalendarIcon = /* @__PURE__ */ icon(
  <path d="M3.25 4.75h13.5v12H3.25zM3.25 8.5h13.5M7 2.75v3.5M13 2.75v3.5" />,
);
export const PinIcon = /* @__PURE__ */ icon(
  <path d="M10 17.5s5.5-5 5.5-9a5.5 5.5 0 0 0-11 0c0 4 5.5 9 5.5 9Zm0-11a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z" />,
);
export const FishIcon = /* @__PURE__ */ icon(
  <path d="M2.5 10c2.5-3.6 5.7-5 8.5-5 2.5 0 4.7 1.5 6.5 5-1.8 3.5-4 5-6.5 5-2.8 0-6-1.4-8.5-5Zm0 0L1.75 6.5M2.5 10l-.75 3.5M13.6 8.7v.1M10 7.5c.8 1.7.8 3.3 0 5" />,
);
export const TeamIcon = /* @__PURE__ */ icon(
  <path d="M7.25 4a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5ZM2 16c.4-2.7 2.5-4.25 5.25-4.25S12.1 13.3 12.5 16M13 4.3a2.75 2.75 0 0 1 0 5M14.5 12c2 .5 3.2 1.9 3.5 4" />,
);
export const SectorIcon = /* @__PURE__ */ icon(
  <path d="M2.5 14.5c2.5-1.6 5-1.6 7.5 0s5 1.6 7.5 0M5 11V4.5M10 11V4.5M15 11V4.5M3.5 4.5h3M8.5 4.5h3M13.5 4.5h3" />,
);
export const TrophyIcon = /* @__PURE__ */ icon(
  <path d="M6 3.25h8v5a4 4 0 0 1-8 0v-5ZM6 5H3.25c0 2.5.9 4 3 4.25M14 5h2.75c0 2.5-.9 4-3 4.25M10 12.25v4M6.75 16.75h6.5" />,
);
export const UploadIcon = /* @__PURE__ */ icon(<path d="M10 13V3.5M6 7l4-4 4 4M3.5 13v3.5h13V13" />);
export const DownloadIcon = /* @__PURE__ */ icon(<path d="M10 3.5V13M6 9.5l4 4 4-4M3.5 13v3.5h13V13" />);
export const ExternalIcon = /* @__PURE__ */ icon(
  <path d="M8 4.5H4v11.5h11.5v-4M11.5 3.5h5v5M16.5 3.5l-7 7" />,
);
export const CopyIcon = /* @__PURE__ */ icon(<path d="M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7" />);
export const EyeIcon = /* @__PURE__ */ icon(
  <path d="M2 10c2-3.7 4.7-5.5 8-5.5s6 1.8 8 5.5c-2 3.7-4.7 5.5-8 5.5S4 13.7 2 10Zm8-2.25a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5Z" />,
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  <path d="m3 3 14 14M8 4.7c.6-.1 1.3-.2 2-.2 3.3 0 6 1.8 8 5.5-.6 1.1-1.25 2-2 2.8M12.7 15c-.8.3-1.7.5-2.7.5-3.3 0-6-1.8-8-5.5 1-1.9 2.2-3.25 3.6-4.2M8.4 8.4a2.25 2.25 0 0 0 3.2 3.2" />,
);
export const MailIcon = /* @__PURE__ */ icon(<path d="M2.75 4.75h14.5v10.5H2.75zM3 5.25l7 5.5 7-5.5" />);
export const GripIcon = /* @__PURE__ */ icon(
  <path d="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" strokeWidth="2.4" />,
);
export const AccessibleIcon = /* @__PURE__ */ icon(
  <path d="M9 3.2v.1M9 6.5v5h4.5l2 4.5M9 8.75h3.5M6.5 9.75a4 4 0 1 0 5.3 5.25" strokeWidth="1.9" />,
);
