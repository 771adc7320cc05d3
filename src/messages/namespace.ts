import type { Language } from './languages.js'

/** Messages of a feature. English is part of the code that uses them; other languages are loaded on demand. */
export interface Namespace<Name extends string = string, Texts extends object = object> {
  /** Key under which a host overrides them. */
  readonly name: Name
  readonly en: Language<Texts>
  /** Texts that were already created, by element. */
  readonly created: WeakMap<object, Texts>
}

/** Texts of a namespace in another language. */
export type Translation<Each extends Pick<Namespace, 'en'>> = Each['en']

/** Texts of a namespace. */
export type TextsOf<Each extends Pick<Namespace, 'en'>> = ReturnType<Each['en']>

/** Defines the messages of a feature in English. Translations are found in the same folder. */
export const defineMessages = <const Name extends string, Texts extends object>(
  name: Name,
  en: Language<Texts>
): Namespace<Name, Texts> => ({ name, en, created: new WeakMap() })
