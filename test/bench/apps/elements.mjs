// The code of a page whose markup contains a table.
import 'latchkey/elements/device-table'
