import { useId } from 'react'
import { CONFLICT } from '../../messages/conflict/en.js'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { LiveRegion } from '../../ui/feedback/live-region.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import css from './conflict-question.css'

registerStyles(css)

interface Props {
  readonly label: string
  /** Both values in words. Without them the user can load the other one to see it. */
  readonly values: { readonly mine: string; readonly theirs: string } | undefined
  readonly onChoose: (choice: 'mine' | 'theirs') => void
}

/** Asks which of two values to keep, and shows both. */
export function ConflictQuestion({ label, values, onChoose }: Props) {
  const { device, general } = useTexts()
  const texts = useTexts(CONFLICT)
  const id = useId()
  return (
    <div role="group" aria-label={label} aria-describedby={id} data-conflict>
      <Alert variant="warning">
        <LiveRegion urgent id={id}>
          <p>{values ? texts.field : texts.whole}</p>
          {values && (
            <dl className="conflict-values">
              <dt className="muted">{texts.mine}</dt>
              <dd>
                <bdi>{values.mine || device.none}</bdi>
              </dd>
              <dt className="muted">{texts.theirs}</dt>
              <dd>
                <bdi>{values.theirs || device.none}</bdi>
              </dd>
            </dl>
          )}
        </LiveRegion>
        <div className="conflict-choices wrap">
          <Button onClick={() => onChoose('mine')}>{texts.keepMine}</Button>
          <Button onClick={() => onChoose('theirs')}>{values ? texts.useTheirs : general.reload}</Button>
        </div>
      </Alert>
    </div>
  )
}
