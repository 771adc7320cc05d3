import { useAsyncModule } from '../custom-element/use-async-module.js'
import type { AsyncModule } from '../loading/async-module.js'

/**
 * Loads a part that a screen is about to show. Returns `true` once it renders at once, or has failed to load.
 *
 * @param isNeeded `false` if the screen is shown without it
 */
export function useIsLoaded({ module }: { readonly module: AsyncModule<unknown> }, isNeeded: boolean): boolean {
  const { loaded, failure } = useAsyncModule(module, undefined, { isEnabled: isNeeded })
  return !isNeeded || loaded !== undefined || failure !== undefined
}
