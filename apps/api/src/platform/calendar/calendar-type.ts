export const CALENDAR_TYPE = "text/calendar; charset=utf-8; method=PUBLISH";
