import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { ISSUE_MESSAGES } from '../../messages/issues/issue-messages.js'
import type { Languages } from '../../messages/languages.js'
import { MANAGE_MESSAGES } from '../../messages/manage/manage-messages.js'
import { withOverrides } from '../../messages/messages.js'
import { useElement } from '../custom-element/element-context.js'
import { PlaceholderContext } from './placeholder-context.js'
import { keepLoading } from './keep-loading.js'
import { createMessageOverrideGuard } from '../hooks/message-override-guard.js'

type LaterLanguages<Texts> = Languages<Texts, Texts | undefined>

/**
 * Those of the locale, or until they are there those of the one before; nothing while there are none at all.
 *
 * It does not suspend: React would hold back what has come for up to 300 ms.
 *
 * @throws ChunkLoadError where they do not come, and nothing serves for them
 */
function useFetched<Texts extends object>(languages: LaterLanguages<Texts>, locale: string): Texts | undefined {
  const [kept, keep] = useState<Texts>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const texts = languages.loaded(locale)
  if (texts && texts !== kept) keep(texts)
  const isMissing = texts === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    return keepLoading(
      () => languages.load(locale),
      keep,
      (error) => setFailure({ error })
    )
  }, [isMissing, languages, locale])
  const shown = texts ?? kept ?? (failure && languages.english)
  if (!shown && failure) throw failure.error
  return shown
}

/** Texts of what is fetched later, in the language of the element, with a host's own in their place. */
export function createLazyMessages<Texts extends object>(languages: LaterLanguages<Texts>) {
  const TextsContext = createContext<Texts | undefined>(undefined)

  function Gate({ children }: { readonly children: ReactNode }): ReactNode {
    const placeHolder = use(PlaceholderContext)
    const { controller, options, locale } = useElement()
    const fetched = useFetched(languages, locale)
    const guard = useMemo(() => createMessageOverrideGuard(controller), [controller])
    const texts = useMemo(
      () => fetched && withOverrides(fetched, options.messages, guard),
      [fetched, options.messages, guard]
    )
    return texts ? <TextsContext value={texts}>{children}</TextsContext> : placeHolder
  }
  function useTexts(): Texts {
    const texts = use(TextsContext)
    if (!texts) throw new Error('A part was rendered without its texts.')
    return texts
  }
  /** The part with its texts: until they are there its place is held. */
  const withTexts = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
    function PartWithTexts(props) {
      return (
        <Gate>
          <Part {...props} />
        </Gate>
      )
    }
  return { withTexts, useTexts }
}

/** The texts for acting on devices and codes from their lists. */
export const { withTexts: withManageMessages, useTexts: useManageMessages } = createLazyMessages(MANAGE_MESSAGES)

/** The texts for what is wrong, and what to do about it. */
export const { withTexts: withIssueMessages, useTexts: useIssueMessages } = createLazyMessages(ISSUE_MESSAGES)
