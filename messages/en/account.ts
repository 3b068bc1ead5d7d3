/** Words of sign-up, sign-in, recovery, two-factor and settings. */
export const account = {
  password: {
    too_short: 'Password must be at least 12 characters',
    no_uppercase: 'Password must contain at least one uppercase letter',
    no_lowercase: 'Password must contain at least one lowercase letter',
    no_number: 'Password must contain at least one number',
    no_special: 'Password must contain at least one special character',
    whitespace: 'Password must not contain whitespace',
    too_weak: 'Password is too weak. Please choose a stronger password.',
    contains_email: 'Password should not contain parts of your email',
    contains_name: 'Password should not contain parts of your name',
    too_common: 'This password is too common or predictable. Please choose a unique password.',
    requirements: 'Password does not meet security requirements.',
    requirements_toast: 'Password does not meet security requirements',
    score_low: 'Password is too weak. Please use a stronger password with mixed characters.',
    weak_title: 'Password is too weak',
    weak_advice: 'Mix uppercase, lowercase, numbers and symbols, and avoid common patterns.',
    mismatch: 'Passwords do not match',
    mismatch_toast: "Passwords don't match",
  },
} as const
