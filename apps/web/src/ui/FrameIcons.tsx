import { icon } from "./icon.tsx";

// Those of the frame around every page: they are part of the first script, and all others are not.

export const CloseIcon = /* @__PURE__ */ icon(<path d="m5 5 10 10M15 5 5 15" />);
export const MenuIcon = /* @__PURE__ */ icon(<path d="M3 5.5h14M3 10h14M3 14.5h9" />);
export const SunIcon = /* @__PURE__ */ icon(
  <path d="M10 6.75a3.25 3.25 0 1 1 0 6.5 3.25 3.25 0 0 1 0-6.5ZM10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.35 4.35l1.05 1.05M14.6 14.6l1.05 1.05M4.35 15.65l1.05-1.05M14.6 5.4l1.05-1.05" />,
);
export const MoonIcon = /* @__PURE__ */ icon(<path d="M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3Z" />);
export const CheckIcon = /* @__PURE__ */ icon(<path d="m4 10.5 4 4 8-9" />);
export const WarningIcon = /* @__PURE__ */ icon(<path d="M10 3 2.5 16.5h15L10 3Zm0 5v4M10 14.3v.1" />);
export const InfoIcon = /* @__PURE__ */ icon(
  <path d="M10 2.75a7.25 7.25 0 1 1 0 14.5 7.25 7.25 0 0 1 0-14.5ZM10 9.25V14M10 6.3v.1" />,
);
export const ChevronDownIcon = /* @__PURE__ */ icon(<path d="m5 7.5 5 5 5-5" />);
export const ChevronLeftIcon = /* @__PURE__ */ icon(<path d="m12.5 5-5 5 5 5" />);
export const OfflineIcon = /* @__PURE__ */ icon(
  <path d="m3 3 14 14M2.5 8a11 11 0 0 1 4-2.5M9.5 4.7A11 11 0 0 1 17.5 8M5.25 11a7 7 0 0 1 3.25-1.9M12.5 9.6c.8.3 1.6.8 2.25 1.4M10 14.9v.1" />,
);
