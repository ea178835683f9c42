/** The package has types, but its `exports` do not lead to them. */
declare module "spayd" {
  export default function spayd(fields: Record<string, string>): string;
}
