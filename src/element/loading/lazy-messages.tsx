import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Languages } from '../../messages/languages.js'
import { useElement } from '../custom-element/element-context.js'
import { PlaceholderContext } from './placeholder-context.js'
import { type AsyncModule, createAsyncModule } from './async-module.js'
import { useAsyncModule } from './use-async-module.js'
import { useOverriddenMessages } from '../hooks/use-overridden-messages.js'

/**
 * Returns the texts of a locale, or the previous ones while they load. `undefined` before any are loaded.
 *
 * @throws ChunkLoadError if they fail to load and there are no others
 */
function useLatestTexts<Texts extends object>(
  module: AsyncModule<Texts>,
  english: Texts | undefined,
  locale: string
): Texts | undefined {
  const [kept, keep] = useState<Texts>()
  const { loaded: texts, failure } = useAsyncModule(module, locale)
  if (texts && texts !== kept) keep(texts)
  const shown = texts ?? kept ?? (failure && english)
  if (!shown && failure) throw failure.error
  return shown
}

/** Creates lazily loaded texts in the language of the element, with the host's overrides. */
export function createLazyMessages<Texts extends object>({
  load,
  loaded,
  english
}: Languages<Texts, Texts | undefined>) {
  const module = createAsyncModule(load, loaded)
  const TextsContext = createContext(english)

  function Gate({ children }: { readonly children: ReactNode }): ReactNode {
    const placeholder = use(PlaceholderContext)
    const { controller, options, locale } = useElement()
    const fetched = useLatestTexts(module, english, locale)
    const texts = useOverriddenMessages(controller, fetched, options.messages)
    return texts ? <TextsContext value={texts}>{children}</TextsContext> : placeholder
  }
  function useTexts(): Texts {
    const texts = use(TextsContext)
    if (!texts) throw new Error('These texts are not bundled. Wrap the component with withTexts.')
    return texts
  }
  /** Loads the texts before a component that needs them is rendered. */
  function usePreload(): void {
    const { locale } = useElement()
    useEffect(() => void module.load(locale).catch(() => {}), [locale])
  }
  /** Wraps a component that needs the texts. Shows its placeholder while they load. */
  const withTexts = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
    function PartWithTexts(props) {
      return (
        <Gate>
          <Part {...props} />
        </Gate>
      )
    }
  return { withTexts, useTexts, usePreload }
}
