// Modules that the build creates from the files in this folder. They load the messages by language except English.

declare module 'virtual:messages/core' {
  export const LOADERS: import('./languages.js').Loaders<import('./en.js').Messages>
}

declare module 'virtual:messages/features' {
  export const LOADERS: import('./languages.js').Loaders<import('./feature-messages.js').FeatureMessages>
}
