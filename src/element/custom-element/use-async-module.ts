import { useEffect, useInsertionEffect, useState } from 'react'
import { applyStyles } from '../../ui/style/styles.js'
import type { AsyncModule } from '../loading/async-module.js'
import type { Controller } from './controller.js'

export interface Loadable<Loaded> {
  /** `undefined` until loaded. */
  readonly loaded: Loaded | undefined
  /** The last failure. Loading is retried when the page is online, or by `retry`. */
  readonly failure?: { readonly error: unknown } | undefined
  readonly retry: () => void
}

/**
 * Loads a module while the component is mounted and `isEnabled`. Each failure is reported to the host by `controller`.
 *
 * Doesn't suspend, because React would delay the content by up to 300 ms.
 */
export function useAsyncModule<Loaded>(
  module: AsyncModule<Loaded>,
  locale?: string,
  { isEnabled = true, controller }: { readonly isEnabled?: boolean; readonly controller?: Controller } = {}
): Loadable<Loaded> {
  const [{ tries, failure }, setState] = useState<Pick<Loadable<Loaded>, 'failure'> & { tries: number }>({ tries: 0 })
  const loaded = isEnabled ? module.loaded(locale) : undefined
  const isMissing = isEnabled && loaded === undefined
  useInsertionEffect(() => {
    if (loaded !== undefined) applyStyles()
  }, [loaded])
  useEffect(() => {
    if (!isMissing) return undefined
    return module.loadWithRetry(
      () => setState({ tries }),
      (error) => {
        setState({ tries, failure: { error } })
        controller?.report(error, 'load')
      },
      locale
    )
  }, [controller, isMissing, locale, module, tries])
  return { loaded, failure: isMissing ? failure : undefined, retry: () => setState({ tries: tries + 1 }) }
}
