declare module 'virtual:messages/features/en' {
  /** Creates the English messages of all features. */
  export const texts: import('../src/messages/languages.js').Language<
    import('../src/messages/feature-messages.js').FeatureMessages
  >
}

declare module 'virtual:messages/core/de' {
  export const texts: import('../src/messages/languages.js').Language<import('../src/messages/en.js').Messages>
}
