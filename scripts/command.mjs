import { runProduct } from "./steps/product.mjs";

await runProduct(process.argv.slice(2));
