/** What is to be seen on the photos of a session. */
export interface ReportCodeTable {
  eventId: number;
  sessionId: number;
  code: string;
}
