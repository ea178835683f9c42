declare const held: unique symbol;

/** The name of a field that holds such a value, in a form's initial values and in the server's `fields`. */
export type FieldName<Value> = string & { readonly [held]: Value };

/** Names the fields of a form by its values: a misspelt name, or a box to tick for a text, does not compile. */
export function fieldNames<Values extends object>() {
  return <Name extends keyof Values & string>(name: Name) => name as string as FieldName<Values[Name]>;
}
