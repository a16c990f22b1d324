import fc from 'fast-check';

// `npm test` must say the same of the same sources. `PROPERTY_SEED=random npm run unit` looks for what it hasn't seen.
const wanted = process.env.PROPERTY_SEED ?? '20261130';
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
