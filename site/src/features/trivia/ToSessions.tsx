import { Navigate, useLocation } from 'react-router-dom'

/** `/trivia` is `/trivia/sessions`, with whatever stands behind the question mark. Source: spec 002 §2.1. */
export function ToSessions() {
  const { search } = useLocation()
  return <Navigate replace to={`/trivia/sessions${search}`} />
}
