import { Navigate } from 'react-router-dom'

/** `/chat` leads to the list. Source: docs/rules/chat.md R-021. */
export const ToRooms = () => <Navigate replace to="/chat-rooms" />
