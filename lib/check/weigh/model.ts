/** A logistic model: the probability is the logistic function of the bias plus each feature times its weight. */
export type Model<Feature extends string> = {
  readonly bias: number;
  readonly weights: Readonly<Record<Feature, number>>;
};

export function probability<Feature extends string>(
  model: Model<Feature>,
  features: Readonly<Record<NoInfer<Feature>, number>>,
): number {
  let sum = model.bias;
  for (const name in model.weights) sum += model.weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
