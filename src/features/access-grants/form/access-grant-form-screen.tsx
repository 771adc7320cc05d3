import { EditGrantScreen } from './edit-grant-screen.js'
import { type NewGrantProps, NewGrantScreen } from './new-grant-screen.js'

interface Props extends Omit<NewGrantProps, 'onCreated'> {
  /** Id of the edited access grant. Omit to create one. */
  readonly accessGrantId?: string | undefined
  /** Called with the id of a new access grant. */
  readonly onCreated?: ((accessGrantId: string) => void) | undefined
  /** Called with the id of an edited access grant. If omitted, its form stays. */
  readonly onSaved?: ((accessGrantId: string) => void) | undefined
}

const ignore = (): void => {}

/** The form of an access grant. Resets for another one. */
export function AccessGrantFormScreen({ accessGrantId, onCreated = ignore, onSaved, ...props }: Props) {
  if (accessGrantId === undefined) return <NewGrantScreen {...props} onCreated={onCreated} />
  return <EditGrantScreen key={accessGrantId} accessGrantId={accessGrantId} onSaved={onSaved} />
}
