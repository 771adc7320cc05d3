import buttonCss from '../actions/button.css'
import { Check } from '../icons.js'
import css from './save-status.css'
import { registerStyles } from '../style/styles.js'

registerStyles(buttonCss)
registerStyles(css)

export type SaveStatusProps = {
  state: 'idle' | 'saving' | 'saved'
  labels: { saving: string; saved: string }
}

/** Says that what was set is on its way, and that it has arrived; always there, so that it is read out. */
export function SaveStatus({ state, labels }: SaveStatusProps) {
  return (
    <output className="save-status" data-tone={state === 'saved' ? 'ok' : undefined}>
      {state === 'saving' && <span className="spinner" />}
      {state === 'saved' && <Check />}
      {state !== 'idle' && labels[state]}
    </output>
  )
}
