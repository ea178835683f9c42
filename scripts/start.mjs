import { runProduct } from "./steps/product.mjs";

await runProduct(["serve"]);
