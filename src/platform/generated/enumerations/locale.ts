// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type Locale = 'en-US' | 'pt-PT' | 'fr-FR' | 'it-IT' | 'es-ES' | 'de-DE' | 'nl-NL' | 'el-GR' | 'pl-PL' | 'ru-RU'
