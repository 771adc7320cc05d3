import { useMessages } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import { codeLengths } from '../../device/rules/code-length.js'
import type { Device } from '../../../core/resources/resources.js'
import { codeLengthText } from '../../device/code-length-text.js'

/** How many of the locks take codes of which lengths, where they share none. */
export function CodeLengths({ devices }: { readonly devices: readonly Device[] }) {
  const messages = useMessages()
  const { bulk: texts } = useManageMessages()
  const counts = new Map<string, number>()
  for (const device of devices) {
    const lengths = codeLengths(device)
    const words = lengths && codeLengthText(lengths, messages)
    if (words) counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return (
    <div role="alert">
      <p>{texts.fitsNone}</p>
      <ul>
        {[...counts].map(([words, count]) => (
          <li key={words}>{texts.because(words, count)}</li>
        ))}
      </ul>
    </div>
  )
}
