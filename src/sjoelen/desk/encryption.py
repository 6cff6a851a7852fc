"""Secrets that are kept only so that who knows another secret can read them."""

import hashlib


def digest(secret: str) -> str:
    """What is stored of a token in its stead: SHA-256, hexadecimal; 128 random bits cannot be tried out."""
    return hashlib.sha256(secret.encode()).hexdigest()


def veil(text: str, key: str) -> str:
    """The text, unreadable without the key; one key veils one text."""
    return _mixed(text.encode(), key).hex()


def unveil(veiled: str, key: str) -> str:
    """The text again."""
    return _mixed(bytes.fromhex(veiled), key).decode()


def _mixed(content: bytes, key: str) -> bytes:
    stream = hashlib.shake_256(f"veil\0{key}".encode()).digest(len(content))
    return bytes(one ^ other for one, other in zip(content, stream, strict=True))
