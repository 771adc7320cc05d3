// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

export type ConstraintType =
  | 'no_zeros'
  | 'cannot_start_with_12'
  | 'no_triple_consecutive_ints'
  | 'cannot_specify_pin_code'
  | 'pin_code_matches_existing_set'
  | 'start_date_in_future'
  | 'no_ascending_or_descending_sequence'
  | 'at_least_three_unique_digits'
  | 'cannot_contain_089'
  | 'cannot_contain_0789'
  | 'unique_first_four_digits'
  | 'no_all_same_digits'
