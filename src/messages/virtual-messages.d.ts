/** Created by the build from the files in this folder. */
declare module 'virtual:messages' {
  type Loaders<Texts> = Readonly<Record<string, () => Promise<import('./languages.js').Language<Texts>>>>

  /** Load the messages that every element needs, by language except English. */
  export const CORE: Loaders<import('./en.js').Messages>

  /** Load the messages of all features, by language except English. */
  export const FEATURES: Loaders<import('./feature-messages.js').FeatureMessages>
}
