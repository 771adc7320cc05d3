import buttonCss from '../actions/button.css'
import { Check } from '../later-icons.js'
import { registerStyles } from '../style/styles.js'
import css from './save-status.css'

registerStyles(buttonCss)
registerStyles(css)

type SaveStatusProps = {
  state: 'idle' | 'saving' | 'saved'
  labels: { saving: string; saved: string }
}

/** Live region that reports saving and saved. Always rendered, so that changes are announced. */
export function SaveStatus({ state, labels }: SaveStatusProps) {
  return (
    <output className="save-status small" data-tone={state === 'saved' ? 'ok' : undefined}>
      {state === 'saving' && <span className="spinner" />}
      {state === 'saved' && <Check />}
      {state !== 'idle' && labels[state]}
    </output>
  )
}
