import { icon } from "./icon.tsx";

export const PencilIcon = /* @__PURE__ */ icon(
  <path d="m4 16 .7-3.5L13 4.2a1.5 1.5 0 0 1 2.1 0l.7.7a1.5 1.5 0 0 1 0 2.1L7.5 15.3 4 16Zm7.5-10.3 2.8 2.8" />,
);
export const TrashIcon = /* @__PURE__ */ icon(
  <path d="M3.5 5.5h13M8 5.5V3.25h4V5.5M5.25 5.5 6 16.75h8l.75-11.25M8.5 8.5v5M11.5 8.5v5" />,
);
export const ChevronUpIcon = /* @__PURE__ */ icon(<path d="m5 12.5 5-5 5 5" />);
export const ChevronRightIcon = /* @__PURE__ */ icon(<path d="m7.5 5 5 5-5 5" />);
export const GripIcon = /* @__PURE__ */ icon(
  <path d="M7.5 5v.1M12.5 5v.1M7.5 10v.1M12.5 10v.1M7.5 15v.1M12.5 15v.1" strokeWidth="2.4" />,
);
export const DeviceIcon = /* @__PURE__ */ icon(<path d="M3 4h14v9.5H3zM7 17h6M10 13.5V17" />);
