/** Nobody of the demo has an address. */
export const demoLetters = { publicUrl: "", letterLimit: { take: async () => {}, spend: async () => {} } };
