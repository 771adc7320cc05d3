/** Joins the texts of every element and those of features. Some groups have texts of both. */
export function joinTexts<Core extends object, Features extends object>(core: Core, features: Features): Core & Features {
  const joined = { ...core, ...features }
  for (const [name, texts] of Object.entries(core))
    Reflect.set(joined, name, { ...texts, ...Reflect.get(features, name) })
  return joined
}
