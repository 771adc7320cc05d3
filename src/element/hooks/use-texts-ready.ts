import { useEffect } from 'react'
import { useElement } from '../custom-element/element-context.js'

/**
 * Loads the messages of features in the language of the element. Returns `true` if they are loaded.
 *
 * @param isEnabled `false` if they are not needed yet
 */
export function useTextsReady(isEnabled = true): boolean {
  const { areReady, load } = useElement().features
  useEffect(() => {
    if (isEnabled) load()
  }, [isEnabled, load])
  return areReady
}
