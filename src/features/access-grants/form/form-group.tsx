import { type ReactNode, useId } from 'react'
import { Status } from '../../../ui/feedback/status.js'
import { CircleAlert } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import css from './access-grant-form.css'

registerStyles(css)

interface Props {
  readonly legend: string
  /** Error of the group as a whole. */
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** A group of fields with a legend. */
export function FormGroup({ legend, error, children }: Props) {
  const id = useId()
  return (
    <fieldset className="form-group stack" aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <div id={id} role="alert">
          <Status tone="danger" icon={<CircleAlert />}>
            {error}
          </Status>
        </div>
      )}
    </fieldset>
  )
}
